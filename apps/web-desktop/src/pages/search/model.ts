import '@jeoul/feature-search/search-route'
import '../list/choice-moving.ts'

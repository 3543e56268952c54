import { searchRoute } from '@jeoul/feature-search/search-route'
import { sample } from 'effector'
import { titleShown } from '../../shell/title-model.ts'
import '../../shared/place-keeping.ts'

sample({ clock: searchRoute.visited, fn: () => '검색', target: titleShown })

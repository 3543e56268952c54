import '../list/choice-moving.ts'

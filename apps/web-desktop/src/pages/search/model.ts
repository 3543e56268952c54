import '../../shared/choice-moving.ts'

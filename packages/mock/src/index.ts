export type { Catalogue } from './catalogue/catalogue.ts'
export { type CatalogueOptions, generateCatalogue } from './catalogue/generate-catalogue.ts'
export { type CatalogueIndex, createCatalogueIndex } from './index/catalogue-index.ts'
export { type Answer, queryItems } from './index/query-items.ts'
export { noFilter, type Question } from './index/question.ts'
export type { MockContext } from './operation/mock-context.ts'
export type { BaseUrls, MockSource } from './operation/mock-source.ts'
export { type Choice, describeChoice, parseChoices, ScenarioError } from './scenarios/choice.ts'
export { createStage, type Stage } from './scenarios/create-stage.ts'
export type { Scenario } from './scenarios/scenario.ts'
export { scenarios } from './scenarios/scenarios.ts'
export { type Latency, parseLatency } from './server/latency.ts'
export { PortInUseError } from './server/listen.ts'
export { describeViolation, type Violation } from './server/log/violation-list.ts'
export {
  defaultOrigins,
  defaultPorts,
  type MockOptions,
  type RunningMock,
  startMock,
} from './server/start-mock.ts'
export { StateFileError } from './server/state-file.ts'
export { type ClockSetting, parseInstant, usualClock } from './state/clock.ts'

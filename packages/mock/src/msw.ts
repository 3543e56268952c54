export { createHandlers, type HostHandlers, type MockHandlers } from './resources/create-handlers.ts'
export { playScenarios } from './scenarios/play-scenarios.ts'

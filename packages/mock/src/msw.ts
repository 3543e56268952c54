export { createHandlers, type HostHandlers, type MockHandlers } from './handlers/create-handlers.ts'
export { playScenarios } from './scenarios/play-scenarios.ts'

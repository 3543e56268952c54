import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** How a call to a host ended. A refusal counts as an answer. */
export type CallOutcome = 'answered' | 'failed' | 'late' | 'lost'

/** The server's metrics, for Prometheus. */
export interface Metrics {
  readonly registry: Registry
  /** A document was sent, with its status. Files are not counted. */
  answered(status: number, seconds: number): void
  /** A document was rendered, complete or not. */
  rendered(outcome: 'whole' | 'gaps' | 'stale' | 'late' | 'broken'): void
  /** A document was rendered without its main data, such as a list without its products. */
  withoutData(): void
  /** A request was refused because the render limit was reached. */
  shed(): void
  /** Fields or rows of an operation's answer violated the contract, and were left out. */
  malformed(operation: string, fields: number): void
  /** A host answered an operation with something that is no answer to it, such as a gateway's page. */
  unusable(operation: string): void
  /** A browser reported a violation of the content security policy. */
  reported(directive: string): void
  /** A host was called. */
  called(host: string, outcome: CallOutcome): void
  /** A script failed in a browser. */
  failedInBrowser(): void
  /** The number of documents being rendered. */
  rendering(count: number): void
}

/** Buckets in seconds, from cached pages to those that use up their budget. */
const buckets = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 5]

/** Metrics of one server. Labels are statuses and outcomes, never addresses, so that their number stays bounded. */
export function createMetrics(): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'jeoul_page_seconds',
    help: 'Documents answered, by status',
    labelNames: ['status'],
    buckets,
    registers,
  })
  const pages = new Counter({
    name: 'jeoul_pages_rendered_total',
    help: 'Documents made: whole, with gaps, of old answers, late, or broken',
    labelNames: ['outcome'],
    registers,
  })
  const withoutData = new Counter({
    name: 'jeoul_pages_without_data_total',
    help: 'Documents made without what they are for: products, a product, departments',
    registers,
  })
  const refused = new Counter({ name: 'jeoul_pages_shed_total', help: 'Requests turned away', registers })
  const reports = new Counter({
    name: 'jeoul_csp_reports_total',
    help: 'Breaches of the content security policy that browsers reported',
    labelNames: ['directive'],
    registers,
  })
  const calls = new Counter({
    name: 'jeoul_calls_total',
    help: 'Calls to the hosts: answered, failed, late, or lost on the way',
    labelNames: ['host', 'outcome'],
    registers,
  })
  const malformed = new Counter({
    name: 'jeoul_malformed_fields_total',
    help: 'Fields and entries of answers that do not match the contract and were removed, by operation',
    labelNames: ['operation'],
    registers,
  })
  const unusable = new Counter({
    name: 'jeoul_unusable_answers_total',
    help: 'Answers that could not be used: not JSON, broken off, too large, or success: false, by operation',
    labelNames: ['operation'],
    registers,
  })
  const browserErrors = new Counter({
    name: 'jeoul_browser_errors_total',
    help: 'Errors of scripts that browsers reported',
    registers,
  })
  const inFlight = new Gauge({ name: 'jeoul_pages_rendering', help: 'Documents being made', registers })
  return {
    registry,
    answered: (status, seconds) => requests.observe({ status }, seconds),
    rendered: outcome => pages.inc({ outcome }),
    withoutData: () => withoutData.inc(),
    shed: () => refused.inc(),
    malformed: (operation, fields) => malformed.inc({ operation }, fields),
    unusable: operation => unusable.inc({ operation }),
    reported: directive => reports.inc({ directive }),
    called: (host, outcome) => calls.inc({ host, outcome }),
    failedInBrowser: () => browserErrors.inc(),
    rendering: count => inFlight.set(count),
  }
}

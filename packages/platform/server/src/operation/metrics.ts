import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** Buckets in seconds, from cached pages to those that use up their budget. */
const buckets = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 5]

export type Metrics = ReturnType<typeof createMetrics>

/**
 * Creates the metrics of one server, for Prometheus. Labels are statuses and outcomes, never addresses, so that their
 * number stays bounded.
 */
export function createMetrics() {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const counter = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Counter({ name, help, labelNames, registers })
  const seconds = { name: 'jeoul_page_seconds', help: 'Documents answered, by status' }
  return {
    registry,
    answered: new Histogram({ ...seconds, labelNames: ['status'], buckets, registers }),
    rendering: new Gauge({ name: 'jeoul_pages_rendering', help: 'Documents being made', registers }),
    rendered: counter(
      'jeoul_pages_rendered_total',
      'Documents made: whole, with gaps, of old answers, late, or broken',
      'outcome',
    ),
    withoutData: counter(
      'jeoul_pages_without_data_total',
      'Documents made without what they are for: products, a product, departments',
    ),
    shed: counter('jeoul_pages_shed_total', 'Requests turned away'),
    called: counter(
      'jeoul_calls_total',
      'Calls to the hosts: answered, failed, late, or lost on the way',
      'host',
      'outcome',
    ),
    malformed: counter(
      'jeoul_malformed_fields_total',
      'Fields and entries of answers that do not match the contract and were removed, by operation',
      'operation',
    ),
    unusable: counter(
      'jeoul_unusable_answers_total',
      'Answers that could not be used: not JSON, broken off, too large, or success: false, by operation',
      'operation',
    ),
    failedInBrowser: counter('jeoul_browser_errors_total', 'Errors of scripts that browsers reported'),
    reported: counter(
      'jeoul_csp_reports_total',
      'Breaches of the content security policy that browsers reported',
      'directive',
    ),
  }
}

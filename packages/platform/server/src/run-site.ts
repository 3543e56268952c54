import cluster from 'node:cluster'
import { setTimeout } from 'node:timers/promises'
import { AggregatorRegistry } from 'prom-client'
import { checkNode, checkProduction } from './operation/check-start.ts'
import { drain } from './operation/drain.ts'
import { consoleLog, jsonLog } from './operation/log.ts'
import { createMetrics } from './operation/metrics.ts'
import { serveOperator } from './operation/operator-server.ts'
import { leadWorkers } from './operation/workers.ts'
import { serveSite } from './serve-site.ts'
import { readSiteConfig, type SiteDefaults } from './site-config.ts'

export interface RunOptions extends SiteDefaults {
  /** The app's folder. */
  readonly root: string
  readonly isMobile: boolean
}

/**
 * Runs a site as a program: configured by the environment, in as many processes as that says, until SIGTERM.
 *
 * @throws Error in one line when it cannot start
 */
export async function runSite({ root, isMobile, ...defaults }: RunOptions): Promise<void> {
  const { isDevelopment = false } = defaults
  checkNode(process.versions.node)
  checkProduction(process.env)
  const config = readSiteConfig(process.env, defaults)
  const { operatorPort: port, host } = config
  const log = isDevelopment ? undefined : jsonLog(config.logLevel, isMobile ? 'mobile' : 'desktop')
  if (config.workers > 1 && cluster.isPrimary && !isDevelopment) {
    const workers = leadWorkers(config.workers, message => log?.error({}, message))
    onSignal(async () => {
      await workers.end()
      process.exit(0)
    })
    const registry = new AggregatorRegistry()
    const metrics = async () => ({ type: registry.contentType, text: await registry.clusterMetrics() })
    if (port !== null) await serveOperator({ isReady: workers.areReady, metrics }, { port, host })
    return
  }
  const counted = createMetrics()
  const { registry } = counted
  if (cluster.isWorker) {
    AggregatorRegistry.setRegistries(registry)
    // Answers the primary's messages from now on.
    new AggregatorRegistry()
  }
  const site = await serveSite({
    root,
    isMobile,
    config,
    isDevelopment,
    metrics: counted,
    ...(log && { log }),
  })
  let isReady = false
  let isEnding = false
  if (port !== null && cluster.isPrimary) {
    const metrics = async () => ({ type: registry.contentType, text: await registry.metrics() })
    await serveOperator({ isReady: () => isReady, metrics }, { port, host })
  }
  const end = async (code: number) => {
    if (isEnding) return
    isEnding = true
    isReady = false
    // Let the load balancer notice first: connections that wait to be accepted would be lost.
    if (!isDevelopment) await setTimeout(notice)
    if (!isDevelopment) await drain(site.server, config.drainPatience)
    process.exit(code)
  }
  onSignal(() => end(0))
  // Its state is unknown now: open requests are answered, and the process is replaced. A second exception must not cut
  // them off.
  process.on('uncaughtException', error => {
    ;(log ?? consoleLog).error({ err: error }, 'uncaught')
    void end(1)
  })
  // The first page of a process compiles most of its code, and would be late.
  if (!isDevelopment) await fetch(site.url).catch(() => {})
  isReady = !isEnding
}

/** Milliseconds for which a site still accepts visitors after the signal. */
const notice = 1000

function onSignal(end: () => void): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, end)
}

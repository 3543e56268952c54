import type { BaseUrls } from '../operation/mock-source.ts'
import { type LoopbackPort, listenForBoth } from './listen.ts'
import { defaultPorts, type MockOptions } from './mock-options.ts'
import type { OpenState } from './open-state.ts'
import { keepStateFile } from './state-file.ts'

/** The ports of both hosts, with the state file if there is one. */
export interface OpenHosts {
  readonly main: LoopbackPort
  readonly second: LoopbackPort
  /** The origins at which this machine reaches the hosts. */
  readonly ownUrls: BaseUrls
  /** The origins that answers link to. */
  readonly baseUrls: BaseUrls
  /** Resolves once all changes are in the state file. */
  settle(): Promise<void>
  /** @throws StateFileError if the final state can't be written */
  close(): Promise<void>
}

/**
 * Opens the ports after the state is loaded, so that no client has to wait. The state file is written only after that,
 * because another mock that has the ports may be using it.
 *
 * @throws PortInUseError, HostError, StateFileError
 */
export async function openHosts(
  options: MockOptions,
  openState: () => Promise<OpenState>,
): Promise<OpenHosts> {
  const { portMain = defaultPorts.main, portSecond = defaultPorts.second, host, stateFile } = options
  if (stateFile !== undefined) await openState()
  const { main, second, closePorts } = await listenForBoth(portMain, portSecond, host)
  const file =
    stateFile === undefined
      ? undefined
      : await keepStateFile(stateFile, (await openState()).snapshots, options).catch(
          async (error: unknown) => {
            await closePorts()
            throw error
          },
        )
  const urlsAt = (name: string) => ({
    main: `http://${name}:${main.port}`,
    second: `http://${name}:${second.port}`,
  })
  return {
    main,
    second,
    ownUrls: urlsAt('localhost'),
    baseUrls: urlsAt(host ?? 'localhost'),
    async settle() {
      await file?.settle()
    },
    async close() {
      await closePorts()
      await file?.close()
    },
  }
}

import type { BaseUrls } from '../operation/mock-source.ts'
import { type LoopbackPort, listenForBoth } from './listen.ts'
import { defaultPorts, type MockOptions } from './mock-options.ts'
import type { OpenState } from './open-state.ts'
import { keepStateFile, type StateFile } from './state-file.ts'
import { lockStateFile } from './state-lock.ts'

/** The ports of both hosts, with the state file if there is one. */
export interface OpenHosts {
  readonly main: LoopbackPort
  readonly second: LoopbackPort
  /** The origins at which this machine reaches the hosts. */
  readonly ownUrls: BaseUrls
  /** The origins that answers link to. */
  readonly baseUrls: BaseUrls
  /**
   * Runs an action, and waits until all that it changed is in the state file.
   * @throws StateFileError if the disk refuses its changes, which are then undone
   */
  keep<T>(action: () => Promise<T>): Promise<T>
  /** @throws StateFileError if the final state can't be written */
  close(): Promise<void>
}

/**
 * Opens the ports, then the state file: a mock that gets no port leaves the file alone. Requests wait until both are
 * open.
 * @throws PortInUseError, HostError, StateFileError
 */
export async function openHosts(
  options: MockOptions,
  openState: () => Promise<OpenState>,
): Promise<OpenHosts> {
  const { portMain = defaultPorts.main, portSecond = defaultPorts.second, host, stateFile } = options
  const { main, second, closePorts } = await listenForBoth(portMain, portSecond, host)
  const urlsAt = (name: string) => ({
    main: `http://${name}:${main.port}`,
    second: `http://${name}:${second.port}`,
  })
  const ownUrls = urlsAt('localhost')
  const file =
    stateFile === undefined
      ? undefined
      : await openLocked(stateFile, ownUrls.main, openState, options).catch(async (error: unknown) => {
          await closePorts()
          throw error
        })
  return {
    main,
    second,
    ownUrls,
    baseUrls: urlsAt(host ?? 'localhost'),
    keep: action => (file ? file.keep(action) : action()),
    async close() {
      await closePorts()
      await file?.close()
    },
  }
}

/** Locks the state file before it is read, until its last write. */
async function openLocked(
  path: string,
  url: string,
  openState: () => Promise<OpenState>,
  options: MockOptions,
): Promise<StateFile> {
  const release = await lockStateFile(path, url)
  try {
    const { keep, close } = await keepStateFile(path, (await openState()).snapshots, options)
    return { keep, close: () => close().finally(release) }
  } catch (error) {
    await release()
    throw error
  }
}

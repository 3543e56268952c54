import { type Context, Hono } from 'hono'
import { SnapshotError } from '../../state/store/json-node.ts'
import { type Snapshots, snapshotName } from '../../state/store/snapshots.ts'
import { failureResponse } from '../failure-response.ts'

/** More snapshots are probably a client's bug. */
const maxSnapshots = 100

/**
 * `/__mock/snapshots/{name}`: PUT saves the state, or the snapshot in its body, under the name; GET returns
 * the snapshot, POST to its `/load` restores it, DELETE removes it. Without a name, GET lists them.
 */
export function snapshotRoutes(snapshots: Snapshots): Hono {
  const named = '/__mock/snapshots/:name'
  return new Hono()
    .get('/__mock/snapshots', context => context.json({ snapshots: snapshots.names() }))
    .get(named, context => {
      const snapshot = snapshots.get(context.req.param('name'))
      return snapshot ? context.json(snapshot.toJson()) : noSnapshot()
    })
    .put(named, async context => {
      const name = context.req.param('name')
      if (!snapshotName.test(name)) {
        return failureResponse(400, "path.name: expected 1 to 64 letters, digits and '._-'")
      }
      if (snapshots.get(name) === undefined && snapshots.names().length >= maxSnapshots) {
        return failureResponse(400, `path.name: there are ${maxSnapshots} snapshots, delete one`)
      }
      return save(context, snapshots, name)
    })
    .post(`${named}/load`, context => {
      const snapshot = snapshots.get(context.req.param('name'))
      if (!snapshot) return noSnapshot()
      snapshot.restore()
      return context.body(null, 204)
    })
    .delete(named, context =>
      snapshots.remove(context.req.param('name')) ? context.body(null, 204) : noSnapshot(),
    )
}

async function save(context: Context, { store, put }: Snapshots, name: string): Promise<Response> {
  const body = await context.req.text()
  try {
    put(name, body === '' ? store.capture() : store.read(JSON.parse(body)))
    return context.body(null, 204)
  } catch (error) {
    const reason = error instanceof SnapshotError ? error.message : 'not JSON'
    return failureResponse(400, `body: no snapshot: ${reason}`)
  }
}

function noSnapshot(): Response {
  return failureResponse(404, 'path.name: no such snapshot')
}

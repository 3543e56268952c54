import type { IncomingMessage } from 'node:http'
import { promisify } from 'node:util'
import { unzip } from 'node:zlib'
import { type ContractProblem, describeProblem } from '@jeoul/contract/documents'

/** A body that can't be taken. */
export class BodyError extends Error {
  override readonly name = 'BodyError'
  readonly status: 400 | 413 | 415
  readonly problem: ContractProblem

  constructor(status: BodyError['status'], place: string, message: string) {
    const problem = { place, message }
    super(describeProblem(problem))
    this.status = status
    this.problem = problem
  }
}

const megabyte = 1024 * 1024
/** A form may be a review with its eight media of 10 MB each; no other body is long. */
const maxMegabytes = { form: 81, other: 1 } as const

const unzipped = promisify(unzip)

/**
 * Receives a body, decompressed. Its size is limited as it is received, whatever length it claims to have.
 * @param most in megabytes, by default that of operations
 * @throws BodyError
 */
export async function receiveBody(incoming: IncomingMessage, most = limitOf(incoming)): Promise<Buffer> {
  const { 'content-encoding': encoding = 'identity' } = incoming.headers
  try {
    if (!/^(?:identity|x-gzip|gzip|deflate)$/i.test(encoding)) {
      throw new BodyError(415, 'header.Content-Encoding', `expected gzip or deflate, and it is ${encoding}`)
    }
    const body = await receive(incoming, most)
    return encoding === 'identity' ? body : await decompress(body, encoding, most)
  } finally {
    // Many clients read no answer before they have sent all of their body.
    incoming.resume()
  }
}

function limitOf({ headers }: IncomingMessage): number {
  const isForm = /^multipart\/form-data\b/i.test(headers['content-type'] ?? '')
  return isForm ? maxMegabytes.form : maxMegabytes.other
}

async function receive(incoming: IncomingMessage, most: number): Promise<Buffer> {
  if (Number(incoming.headers['content-length'] ?? 0) > most * megabyte) throw tooLarge(most)
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of incoming.iterator({ destroyOnReturn: false })) {
    size += chunk.length
    if (size > most * megabyte) throw tooLarge(most)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

async function decompress(body: Buffer, encoding: string, most: number): Promise<Buffer> {
  try {
    return await unzipped(body, { maxOutputLength: most * megabyte })
  } catch (error) {
    if (error instanceof RangeError) throw tooLarge(most)
    throw new BodyError(400, 'body', `is not ${encoding}, as header.Content-Encoding says`)
  }
}

function tooLarge(most: number): BodyError {
  return new BodyError(413, 'body', `expected at most ${most} MB`)
}

import { pino } from 'pino'

type Fields = Readonly<Record<string, unknown>>

/** The server's log. Fields never contain a token or a cookie. */
export interface Log {
  info(fields: Fields, message: string): void
  warn(fields: Fields, message: string): void
  error(fields: Fields, message: string): void
}

/** Writes warnings and errors for a terminal. */
export const consoleLog: Log = {
  info: () => {},
  warn: (fields, message) => console.warn(`[web] ${message}`, fields),
  error: (fields, message) => console.error(`[web] ${message}`, fields),
}

/** Fields that are never written, should an entry have them. */
const secrets = ['token', 'refreshToken', 'cookie', 'authorization']
/** Where they are looked for: deeper than entries are nested. */
const depths = ['', '*.', '*.*.', '*.*.*.']

/**
 * Writes each entry as a line of JSON.
 *
 * @param level as pino names them: 'info' writes every request, 'warn' only what went wrong
 */
export function jsonLog(level: string, site: string): Log {
  return pino({
    level,
    base: { site, pid: process.pid },
    redact: secrets.flatMap(name => depths.map(depth => depth + name)),
  })
}

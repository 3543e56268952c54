import type { Documents, Schema } from '../../documents/index.ts'
import { asSchema, followSchema, propertiesOf } from '../requests/follow-schema.ts'

/** The address of a picture in an answer, and its place, such as 'body.result.items.0.image'. */
export interface Picture {
  readonly place: string
  readonly address: string
}

/** Properties with a picture's address, such as `image`, `fileThumbUrl` or `book_cover`, but not `discover`. (assumed) */
const ofPicture =
  /((image|img|picture|photo|thumb|thumbnail|logo|icon|avatar)|(^|_)(cover|poster|banner|artwork|screenshot))s?(_?(url|uri|src))?$/
/** Addresses of pictures, whatever their property is called. (assumed) */
const isPictureFile = /^[^?#]+\.(avif|gif|jpe?g|png|svg|webp)([?#]|$)/i
/** Properties with the address of the object that they belong to, which may be a picture. (assumed) */
const ofObject = /^(file_?)?(url|uri|src)$/i
const addressFormats = ['uri', 'uri-reference', 'iri', 'iri-reference', 'url']
/** How deep an answer is searched, as schemas can contain themselves. */
const maxDepth = 60

/** Whether answers can contain addresses. */
export function hasAddresses(documents: Documents, schema: Schema, seen = new Set<object>()): boolean {
  const { schema: own } = followSchema(documents, schema)
  if (seen.has(own)) return false
  seen.add(own)
  return (
    isAddress(own) ||
    Object.values(own)
      .flat()
      .some(part => hasAddresses(documents, asSchema(part), seen))
  )
}

/**
 * The pictures in an answer: texts with the format of an address that end as the file of a picture does, or are in a
 * property with the name of a picture, or in an object with such a name or with the type 'image'. Each address once.
 */
export function picturesIn(documents: Documents, schema: Schema, body: unknown): readonly Picture[] {
  const found = new Map<string, Picture>()
  visit(schema, body, { place: 'body', name: '', isInPicture: false, depth: 0 })
  return [...found.values()]

  function visit(given: Schema, value: unknown, at: Visited) {
    if (value === undefined || value === null || at.depth > maxDepth) return
    const { schema: own } = followSchema(documents, given)
    const deeper = { ...at, depth: at.depth + 1 }
    for (const part of [own.allOf, own.anyOf, own.oneOf].flat())
      if (part) visit(asSchema(part), value, deeper)
    if (typeof value === 'string') {
      const isNamed = isOfPicture(at.name) || (at.isInPicture && ofObject.test(at.name))
      const isPicture = isNamed || isPictureFile.test(value)
      if (isAddress(own) && isPicture && !found.has(value))
        found.set(value, { place: at.place, address: value })
    } else if (Array.isArray(value)) {
      for (const [index, item] of value.entries())
        visit(asSchema(own.items), item, { ...deeper, place: `${at.place}.${index}` })
    } else if (typeof value === 'object') {
      const isInPicture = isOfPicture(at.name) || ('type' in value && value.type === 'image')
      for (const [name, part] of propertiesOf(own))
        if (Object.hasOwn(value, name))
          visit(part, Reflect.get(value, name), {
            ...deeper,
            place: `${at.place}.${name}`,
            name,
            isInPicture,
          })
    }
  }
}

interface Visited {
  readonly place: string
  /** The property that contains the value, or the list that it is in. */
  readonly name: string
  /** Whether that property belongs to the object of a picture. */
  readonly isInPicture: boolean
  readonly depth: number
}

function isOfPicture(name: string): boolean {
  return ofPicture.test(name.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, '_').toLowerCase())
}

function isAddress({ format }: Schema): boolean {
  return typeof format === 'string' && addressFormats.includes(format)
}

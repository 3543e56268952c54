import { Option } from 'commander'

/** `--openapi`: the documents of other hosts than ours, the main one's first. */
export function openapiOption(): Option {
  return new Option(
    '--openapi <file...>',
    "the hosts' own OpenAPI documents instead of ours: of the main host, and of the second if there is one",
  )
}

/** The options of `serve` that mean nothing without our catalogue and our members. */
export const ofCatalogue = ['items', 'catalog', 'onlyCatalog', 'state', 'sync', 'clock', 'days']

export const oneDocument = "option '--second <url>' requires a second file after '--openapi'"

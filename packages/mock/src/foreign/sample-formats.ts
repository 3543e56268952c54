import type { Random } from 'json-schema-faker'

const words = ['alpha', 'beta', 'gamma', 'delta', 'echo', 'golf', 'hotel'] as const

/** A host that can't exist (RFC 2606). */
function host(random: Random): string {
  return `${random.pick(words)}.example`
}

function address(random: Random): string {
  return `https://${host(random)}/${random.pick(words)}/${random.int(1, 999)}`
}

function mail(random: Random): string {
  return `${random.pick(words)}${random.int(1, 999)}@${host(random)}`
}

/** Texts of formats that name a host, which the generator takes from real domains: none of these ever answers. */
export const sampleFormats: Readonly<Record<string, (random: Random) => string>> = {
  uri: address,
  url: address,
  'uri-reference': address,
  iri: address,
  'iri-reference': address,
  email: mail,
  'idn-email': mail,
  hostname: host,
  'idn-hostname': host,
  // Blocks for documentation: RFC 5737 and RFC 3849.
  ipv4: random => `192.0.2.${random.int(1, 254)}`,
  ipv6: random => `2001:db8::${random.int(1, 0xff_ff).toString(16)}`,
}

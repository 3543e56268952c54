/** Trusted Types, which the compiler's own library does not describe yet. */
interface ScriptPolicy {
  readonly createScriptURL: (address: string) => string | null
}

declare global {
  interface Window {
    readonly trustedTypes?: { createPolicy(name: string, policy: ScriptPolicy): unknown }
  }
}

/**
 * Allows scripts and workers only from this site, wherever their address comes from. Nothing else is allowed, so no
 * text can become markup or code: pages send `require-trusted-types-for`.
 *
 * The document runs the text of this function, so it uses nothing from outside of it.
 */
export function trustOwnScripts(): void {
  window.trustedTypes?.createPolicy('default', {
    createScriptURL: address => (new URL(address, location.href).origin === location.origin ? address : null),
  })
}

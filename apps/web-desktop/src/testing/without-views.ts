/** A page's requests without the report of a product's view, which follows two seconds after it was drawn. */
export const withoutViews = (requests: readonly string[]) =>
  requests.filter(address => !address.includes('gaua4tag'))

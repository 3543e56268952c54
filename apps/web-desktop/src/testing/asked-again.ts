/**
 * A page's requests without those that its server never makes: the report of a product's view, which follows two seconds
 * after it was drawn, and the index of a list's filters, which is loaded once the browser is idle.
 */
export const askedAgain = (requests: readonly string[]) =>
  requests.filter(address => !/gaua4tag|\/item\/index\//.test(address))

export { PriceParts } from './price-parts.tsx'
export { TermsBar } from './terms-bar.tsx'
export { termsLayer } from './terms-layer.ts'
export { WhyPrice } from './why-price.tsx'

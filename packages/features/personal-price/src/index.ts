export { PriceParts } from './price-parts.tsx'
export { TermsBar } from './terms-bar.tsx'
export { WhyPrice } from './why-price.tsx'

/** React's own way in, as a module that runs when it is loaded: before anything needs it. */
export { hydrateRoot } from 'react-dom/client'

/** React's entry, as a module that runs on import, before anything needs it. */
export { hydrateRoot } from 'react-dom/client'

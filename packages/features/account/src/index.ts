export { AccountMenu } from './account-menu.tsx'
export { LoginLink } from './login-link.tsx'

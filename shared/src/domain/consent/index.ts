export type { CookieChoice } from './CookieChoice.ts'
export { COOKIE_TEXT_VERSION, readCookieChoice } from './CookieChoice.ts'

import { createRequire } from 'node:module'
import { mayMatch } from './mayMatch.ts'

/**
 * Import it before jsdom. For `getComputedStyle`, jsdom tests each selector of all style sheets on the element and on
 * each ancestor, which took up to half of a test's time: Testing Library asks for it to find out what is visible. This
 * skips the selectors that name a tag or a class that the element lacks. No result changes.
 */
const require = createRequire(import.meta.resolve('jest-environment-jsdom'))
const selectors = require('jsdom/lib/jsdom/living/helpers/selectors.js')
const { matchesDontThrow } = selectors

selectors.matchesDontThrow = (element, selector) =>
  (typeof selector !== 'string' || mayMatch(element, selector)) && matchesDontThrow(element, selector)

/** @jest-environment jsdom */
import { findInPage } from './findInPage.ts'

beforeEach(() => {
  // jsdom has no layout.
  Element.prototype.checkVisibility = function checkVisibility() {
    return !this.hasAttribute('hidden')
  }
  document.body.innerHTML = `
    <button hidden>Save</button>
    <button id="save">Save</button>
    <button aria-label="Close the menu">×</button>
    <label>Job <textarea></textarea></label>
    <label>Job step 1 <input id="step"></label>
    <h1>Hello,
      Ann</h1>
    <a href="/x" aria-labelledby="title"></a><span id="title">A study</span>`
})

test.each([
  ['button', '^Save$', 'save'],
  ['button', '^Close the menu$', ''],
  ['textbox', '^Job step 1$', 'step'],
  ['heading', '^Hello, Ann$', ''],
  ['link', '^A study$', ''],
] as const)('finds the visible %s %s', (role, name, id) => {
  expect(findInPage(role, name)?.id).toBe(id)
})

test('finds nothing that is not there', () => {
  expect(findInPage('button', '^Sav$')).toBeNull()
  expect(findInPage('link', '^Save$')).toBeNull()
})

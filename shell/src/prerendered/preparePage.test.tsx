import { fireEvent } from '@testing-library/react'
import { preparePage, type StoredName } from './preparePage.ts'

const REASONS: readonly StoredName[] = [['localStorage', 'member']]
const { dataset } = document.documentElement

beforeEach(() => {
  localStorage.clear()
  history.replaceState(null, '', '/auth/signin?next=%2Fsia')
  document.body.innerHTML =
    '<button><span>Sign in</span></button><a href="/auth/signup">Sign up</a><textarea></textarea>'
  dataset.prerendered = 'shown'
  Object.assign(globalThis, { CSS: { supports: () => false } })
})

const parsed = () => fireEvent(document, new Event('readystatechange'))
const press = () => {
  const label = document.querySelector('span')
  if (label !== null) fireEvent.click(label)
  return document.querySelector('button')?.dataset.pressed
}

test('who will see something else does not see the page', () => {
  localStorage.setItem('member', 'yes')
  preparePage(REASONS)
  expect(dataset.prerendered).toBe('hidden')
})

test('where storage is blocked the page is shown', () => {
  const blocked = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  preparePage(REASONS)
  expect(dataset.prerendered).toBe('shown')
  blocked.mockRestore()
})

test('a press counts until the page is live', () => {
  preparePage(REASONS)
  expect(press()).toBe('')
  document.querySelector('button')?.removeAttribute('data-pressed')
  delete dataset.prerendered
  expect(press()).toBeUndefined()
})

test('links lead on to where the visitor was going, and fields are as high as their text', () => {
  jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
  jest.spyOn(HTMLTextAreaElement.prototype, 'scrollHeight', 'get').mockReturnValue(52)
  preparePage(REASONS)
  parsed()
  expect(document.querySelector('a')).toHaveAttribute('href', '/auth/signup?next=%2Fsia')
  expect(document.querySelector('textarea')).toHaveStyle({ height: '52px' })
  jest.restoreAllMocks()
})

test('the composition of a character is known until it ends', () => {
  preparePage(REASONS)
  fireEvent.compositionStart(document.body)
  expect(dataset.composing).toBe('')
  fireEvent.compositionEnd(document.body)
  expect(dataset.composing).toBeUndefined()
})

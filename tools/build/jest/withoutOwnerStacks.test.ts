/** @jest-environment <rootDir>/tools/build/jest/BrowserEnvironment.js */
import { createElement } from 'react'
import { jsx } from 'react/jsx-runtime'
import { withoutOwnerStacks } from './withoutOwnerStacks.ts'

const stackOf = (element: object): unknown => Reflect.get(element, '_debugStack')

test('elements share one stack instead of capturing one each', () => {
  expect(stackOf(createElement('p'))).not.toBe(stackOf(createElement('p')))
  withoutOwnerStacks()
  expect(stackOf(createElement('p'))).toBe(stackOf(createElement('p')))
  expect(stackOf(jsx('p', {}))).toBe(stackOf(jsx('p', {})))
})

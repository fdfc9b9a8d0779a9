import { resolve } from 'node:path'
import { installedVersion, packageOf, SHARES } from './shares.ts'

const MODULES = resolve(import.meta.dirname, '../../../../node_modules')

test.each([
  ['react', 'react'],
  ['react-dom/client', 'react-dom'],
  ['@tanstack/react-query', '@tanstack/react-query'],
  ['@outcome-studio/shared/ui', '@outcome-studio/shared'],
])('%s belongs to %s', (request, name) => {
  expect(packageOf(request)).toBe(name)
})

test.each(SHARES)('%s has a version for strict matching', (request) => {
  expect(installedVersion(MODULES, request)).toMatch(/^\d+\.\d+\.\d+/)
})

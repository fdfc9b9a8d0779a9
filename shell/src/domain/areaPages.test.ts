import { areaPages } from './areaPages.ts'

const isUnique = (values: readonly unknown[]) => new Set(values).size === values.length

test('every page has a unique path and title', () => {
  expect(isUnique(areaPages().map(({ path }) => path))).toBe(true)
  expect(isUnique(areaPages().map(({ title }) => title))).toBe(true)
})

test('an admin view follows its area and is for tools admins', () => {
  const pages = areaPages().filter(({ remote }) => remote === 'mfe-live-events')
  expect(pages).toEqual([
    expect.objectContaining({ path: '/live-events', guard: 'member', expose: './feature' }),
    expect.objectContaining({ path: '/live-events-admin', guard: 'toolsAdmin', expose: './admin' }),
  ])
})

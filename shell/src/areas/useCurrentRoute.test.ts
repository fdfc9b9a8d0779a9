import { routeAt } from './useCurrentRoute.ts'

test.each([
  ['/', '/'],
  ['/outcome-validation', '/outcome-validation'],
  ['/outcome-validation/a/b', '/outcome-validation'],
  ['/outcome-validation-admin', '/outcome-validation-admin'],
  ['/sia/study/session/', '/sia'],
  ['/sia/study/session/deeper', undefined],
  ['/SIA', undefined],
  ['/auth/profile/deeper', undefined],
  ['//evil.test', undefined],
])('%s belongs to %s', (pathname, path) => {
  expect(routeAt(pathname)?.path).toBe(path)
})

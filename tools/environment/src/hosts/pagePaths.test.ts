import { ROUTES } from '../../../../shell/src/areas/routes.ts'
import { LOCAL_ENVIRONMENT } from '../LOCAL_ENVIRONMENT.ts'
import { PRODUCTION } from '../testing/sampleEnvironments.ts'
import { pagePaths } from './pagePaths.ts'

const segmentsOf = (routes: typeof ROUTES) =>
  [...new Set(routes.map(({ path }) => path.split('/')[1] ?? ''))].filter((path) => path !== '').sort()

test('every route of the shell is answered with the page', () => {
  expect(pagePaths(LOCAL_ENVIRONMENT)).toEqual(segmentsOf(ROUTES))
  expect(pagePaths(PRODUCTION)).toEqual(segmentsOf(ROUTES.filter(({ emulatorsOnly }) => !emulatorsOnly)))
})

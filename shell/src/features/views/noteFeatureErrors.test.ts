import { StudioError } from '@outcome-studio/shared/domain/errors'
import { createErrorReports } from '../../errors/createErrorReports.ts'
import { noteFeatureErrors } from './noteFeatureErrors.ts'

const thrownIn = (file: string) =>
  Object.assign(new TypeError('x'), { stack: `TypeError: x\n    at https://studio.test${file}:1:2` })

test('unexpected errors count for the feature in whose file they were thrown', () => {
  const failed: string[] = []
  const errors = createErrorReports({ random: () => 0, now: () => new Date(0), route: () => '/' })
  errors.watch(noteFeatureErrors({ failed: (feature, kind) => failed.push(`${feature} ${kind}`) }))
  errors.note(thrownIn('/mfe-sia/1a/feature.js'))
  errors.note(new StudioError('cen/offline', { cause: thrownIn('/mfe-account/1a/feature.js') }))
  errors.note(new Error('of nobody'))
  expect(failed).toEqual(['mfe-sia uncaught'])
})

import type { ErrorReports } from '../../errors/createErrorReports.ts'
import { isExpected } from '../../errors/sending/isExpected.ts'
import { ownerOf, placesOf } from '../../errors/sending/placesOf.ts'
import type { FeatureViews } from './createFeatureViews.ts'

/** A listener that counts unexpected errors for the feature in whose files they were thrown, for example on a click. */
export function noteFeatureErrors(views: Pick<FeatureViews, 'failed'>): Parameters<ErrorReports['watch']>[0] {
  return (error, report) => {
    const owner = ownerOf(placesOf(error)[0]?.file ?? '')
    if (owner !== null && !isExpected(report)) views.failed(owner.feature, 'uncaught')
  }
}

import { StudioError } from '@outcome-studio/shared/domain/errors'
import { toEventsError } from '../zoom/ZoomError.ts'
import { ZoomSettingsError } from '../zoom/zoomSettings.ts'

/**
 * Does the work of a callable that needs Zoom.
 * @throws StudioError cen/zoom-unavailable or cen/internal-error in place of the errors of Zoom
 */
export async function withZoom<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof ZoomSettingsError) throw new StudioError('cen/zoom-unavailable', { cause: error })
    throw toEventsError(error)
  }
}

import { StudioError } from '@outcome-studio/shared/domain/errors'

/**
 * Repeats work until the server is reached, because the SDK reconnects with growing delays.
 *
 * @throws what the work throws for another reason
 */
export async function onceOnline<Result>(work: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof StudioError && error.code === 'cen/offline')) throw error
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
}

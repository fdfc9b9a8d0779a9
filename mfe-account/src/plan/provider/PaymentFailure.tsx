import { describeError } from '@outcome-studio/shared/domain/errors'
import { Notice } from '@outcome-studio/shared/ui'
import type { ProviderPage } from './useProviderPage.ts'

interface PaymentFailureProps extends Pick<ProviderPage, 'failure'> {
  /** Whether the failure belongs here. */
  readonly isOf: (name: string) => boolean
}

/** Why a page of the payment provider could not be opened, next to its button. */
export function PaymentFailure({ failure, isOf }: PaymentFailureProps) {
  return failure && isOf(failure.name) ? (
    <Notice tone="danger">{describeError(failure.error).message}</Notice>
  ) : null
}

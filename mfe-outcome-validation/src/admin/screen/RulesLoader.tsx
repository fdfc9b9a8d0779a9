import { type RulesPlace, useRules } from '@outcome-studio/shared/data'
import { describeError } from '@outcome-studio/shared/domain/errors'
import { Button, EmptyState, Notice, Skeleton } from '@outcome-studio/shared/ui'
import { ShieldX } from 'lucide-react'
import { RulesDesk } from './RulesDesk.tsx'

const ORGANIZATION: RulesPlace = { kind: 'organization' }

/** Loads the rules of one place and, for a study, those of the organization. */
export function RulesLoader({ place }: { readonly place: RulesPlace }) {
  const rules = useRules(place)
  const under = useRules(place.kind === 'study' ? ORGANIZATION : null)
  const error = rules.error ?? under.error
  if (error !== null && rules.data === undefined) {
    if (isRefusal(error)) {
      return (
        <EmptyState title="These rules are not open to you" icon={<ShieldX aria-hidden="true" />}>
          Only tools admins of the organization may see and change them. If you have just become one, sign out
          and in again.
        </EmptyState>
      )
    }
    const tryAgain = () => {
      void rules.refetch()
      if (place.kind === 'study') void under.refetch()
    }
    return (
      <Notice
        tone="danger"
        actions={
          <Button onPress={tryAgain} isPending={rules.isFetching || under.isFetching}>
            Try again
          </Button>
        }
      >
        The rules could not be read. {describeError(error).message}
      </Notice>
    )
  }
  if (rules.data === undefined || (place.kind === 'study' && under.isPending)) {
    return <Skeleton label="Loading the rules" />
  }
  return <RulesDesk place={place} stored={rules.data} under={under.data ?? null} />
}

const isRefusal = (error: Error): boolean => describeError(error).code === 'permission-denied'

import { useEventsInfo } from '@outcome-studio/shared/data'
import { describeError } from '@outcome-studio/shared/domain/errors'
import { Button, Notice, PageHeader, Skeleton, WidePage } from '@outcome-studio/shared/ui'
import { AdminTabs } from '../core/AdminTabs.tsx'
import { InstructorList } from './InstructorList.tsx'

/** The instructors of live events. */
export function InstructorsScreen({ title }: { readonly title: string }) {
  const { data: info, error, isPending, refetch } = useEventsInfo()
  return (
    <WidePage>
      <PageHeader title={title} lead="Bring events in from Zoom, publish them, and see who registered." />
      <AdminTabs current="instructors" />
      {error && (
        <Notice tone="danger" actions={<Button onPress={refetch}>Try again</Button>}>
          {info ? 'The instructors may be out of date.' : 'The instructors could not be read.'}{' '}
          {describeError(error).message}
        </Notice>
      )}
      {isPending && <Skeleton label="Loading the instructors" />}
      {info && <InstructorList stored={info.instructors} />}
    </WidePage>
  )
}

import { VIEW_HOURS, type ViewHours } from '@outcome-studio/shared/callables/summarizeFeatureViews'
import { useFeatureViews } from '@outcome-studio/shared/data'
import { describeError } from '@outcome-studio/shared/domain/errors'
import { Button, Notice, PageHeader, Select, Skeleton, WidePage } from '@outcome-studio/shared/ui'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { RELEASES } from '../../areas/routes.ts'
import { useLoaders } from '../../lazy/LoadersContext.ts'
import { Releases } from './Releases.tsx'
import { Toolbar } from './releaseStyles.ts'

const PERIODS: readonly { readonly value: string; readonly label: string; readonly hours: ViewHours }[] =
  VIEW_HOURS.map((hours) => ({
    value: String(hours),
    label: hours === 24 ? 'Last 24 hours' : 'Last 7 days',
    hours,
  }))

/** Shows tools admins which versions of features run, how often they fail and how fast they are shown. */
export function ReleasesPage() {
  const [query, setQuery] = useSearchParams()
  const hours = PERIODS.find(({ value }) => value === query.get('hours'))?.hours ?? VIEW_HOURS[0]
  const { features, overrides } = useLoaders()
  const views = useFeatureViews(hours)
  const registry = useQuery({
    queryKey: ['releases'],
    queryFn: features.versions,
    // The loader has its own copy of the registry.
    gcTime: 0,
    networkMode: 'always',
    retry: false,
  })
  const isFetching = views.isFetching || registry.isFetching
  const refresh = () => {
    void views.refetch()
    void registry.refetch()
  }
  return (
    <WidePage>
      <PageHeader
        title="Feature releases"
        lead="Which versions members use, how often they fail, and how fast they are shown."
        actions={<Button onPress={overrides.openPanel}>Choose versions</Button>}
      />
      <Toolbar role="group" aria-label="Period">
        <Select
          label="Period"
          value={String(hours)}
          options={PERIODS}
          onChange={(value) =>
            setQuery(value === PERIODS[0]?.value ? {} : { hours: value }, { replace: true })
          }
        />
        <Button isPending={isFetching && views.data !== undefined} onPress={refresh}>
          Refresh
        </Button>
      </Toolbar>
      {views.isError && (
        <Notice
          tone="danger"
          actions={
            <Button isPending={isFetching} onPress={refresh}>
              Try again
            </Button>
          }
        >
          The visits could not be loaded. {describeError(views.error).message}
        </Notice>
      )}
      {(views.isPending || registry.isPending) && !views.isError && (
        <Skeleton label={`Loading ${RELEASES.title}`} lines={6} />
      )}
      {views.data && !registry.isPending && (
        <Releases
          summary={views.data}
          hours={hours}
          lines={registry.data?.map(({ line }) => line) ?? null}
          onTryAgain={refresh}
        />
      )}
    </WidePage>
  )
}

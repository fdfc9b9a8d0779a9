import { Notice } from '@outcome-studio/shared/ui'
import { useId } from 'react'
import { describeAudience } from '../../features/versions/describeAudience.ts'
import type { FeatureRows } from './releaseRows.ts'
import { Feature, FeatureName, Quiet, Unviewed } from './releaseStyles.ts'
import { momentText, stopText } from './releaseWords.ts'
import { VersionName, VersionTable } from './VersionTable.tsx'

/** One feature: who gets its canary, whether one was stopped, and its versions. */
export function FeatureReleases({ feature: { feature, line, rows } }: { readonly feature: FeatureRows }) {
  const name = useId()
  const canary = line?.canary ?? null
  const stopped = line?.stopped
  return (
    <Feature aria-labelledby={name}>
      <FeatureName id={name}>{feature}</FeatureName>
      {stopped && (
        <Notice tone="warning">
          Canary {stopped.version} was stopped on <time dateTime={stopped.at}>{momentText(stopped.at)}</time>{' '}
          {stopText(stopped)}.
        </Notice>
      )}
      {canary && (
        <Quiet>
          The canary is for {describeAudience(canary.audience)}
          {canary.since !== undefined && (
            <>
              , since <time dateTime={canary.since}>{momentText(canary.since)}</time>
            </>
          )}
          .
        </Quiet>
      )}
      {rows.some(({ views }) => views !== null) ? (
        <VersionTable labelledBy={name} rows={rows} />
      ) : (
        <Unviewed>
          {rows.map((row) => (
            <VersionName key={row.version} row={row} />
          ))}
          No visits
        </Unviewed>
      )}
    </Feature>
  )
}

import type { DocumentDifference } from '@outcome-studio/shared/document'
import { Disclosure, Select, space } from '@outcome-studio/shared/ui'
import { type ReactNode, useState } from 'react'
import styled from 'styled-components'
import { DifferenceTable } from '../conflict/DifferenceTable.tsx'
import { useReadOnly } from '../core/useReadOnly.ts'
import { useEditor } from '../session/EditorContext.ts'
import type { ShownVersion } from './ShownVersion.ts'
import { VersionNameField } from './VersionNameField.tsx'
import { versionLabel } from './versionLabel.ts'

/** Selects the document as it is in the editor. Other values are revisions. */
const NOW = 'now'

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: ${space(3)} ${space(4)};

  & > * {
    flex: 1 1 14rem;
  }
  /* Its values are sentences with a date. */
  & > :has(> select) {
    flex: 2 1 22rem;
    min-width: 0;
  }
`

interface VersionContentProps<Version extends ShownVersion> {
  readonly version: Version
  /** All loaded versions, the latest first. */
  readonly versions: readonly Version[]
  /** How a version differs from another, or from the document as it is now (null). */
  readonly differences: (version: Version, other: Version | null) => readonly DocumentDifference[]
  /** Stores the name of a version. */
  readonly onName: (version: ShownVersion, name: string) => Promise<void>
  /** The whole text of the version. */
  readonly children: ReactNode
}

/** What a version changed against the one before it, or against any other, and its whole text. */
export function VersionContent<Version extends ShownVersion>({
  version,
  versions,
  differences,
  onName,
  children,
}: VersionContentProps<Version>) {
  const { words } = useEditor()
  const isReadOnly = useReadOnly()
  const before = versions.find(({ revision }) => revision < version.revision)
  const others = versions.filter((each) => each !== version)
  const [chosen, setChosen] = useState(before ? String(before.revision) : NOW)
  const other = others.find(({ revision }) => String(revision) === chosen) ?? null
  const isEarlier = other !== null && other.revision < version.revision
  return (
    <>
      <Choices>
        {!isReadOnly && <VersionNameField version={version} onName={onName} />}
        <Select
          label="Compare with"
          value={other === null ? NOW : chosen}
          onChange={setChosen}
          options={[
            { value: NOW, label: `The ${words.one} as it is now` },
            ...others.map((each) => ({
              value: String(each.revision),
              label: each === before ? `The version before, ${versionLabel(each)}` : versionLabel(each),
            })),
          ]}
        />
      </Choices>
      {other === null && differences(version, null).length === 0 ? (
        <p>No changes since this version.</p>
      ) : isEarlier ? (
        <DifferenceTable
          differences={differences(other, version)}
          names={[versionLabel(other), 'This version']}
        />
      ) : (
        <DifferenceTable
          differences={differences(version, other)}
          names={['This version', other === null ? 'Now' : versionLabel(other)]}
        />
      )}
      <Disclosure summary="The whole version">{children}</Disclosure>
    </>
  )
}

import { useExportMyData } from '@outcome-studio/shared/data'
import { Section } from '../layout/Section.tsx'
import { ExportButton } from './ExportButton.tsx'
import { ExportProgress } from './ExportProgress.tsx'

/** The section that exports the member's data. It requires no membership. */
export function YourData() {
  const dataExport = useExportMyData()
  return (
    <Section
      title="Your data"
      lead="Download everything in your account as one file: profile, studies, needs, events, conversations with the coach and membership."
      action={<ExportButton {...dataExport} />}
    >
      <ExportProgress {...dataExport} />
    </Section>
  )
}

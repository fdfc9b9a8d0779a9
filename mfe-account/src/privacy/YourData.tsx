import { Section } from '../layout/Section.tsx'
import { ExportMyData } from './ExportMyData.tsx'

/** The member's data is the member's, with or without a membership. */
export const YourData = () => (
  <Section
    title="Your data"
    lead="One file with everything of yours: profile, studies, needs, events, talks with the coach and membership."
  >
    <ExportMyData />
  </Section>
)

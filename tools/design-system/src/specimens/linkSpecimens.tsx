import { ExternalLink, LinkButton, TextLink } from '@outcome-studio/shared/ui'
import type { Specimen } from './Specimen.ts'

export const linkSpecimens: readonly Specimen[] = [
  {
    name: 'TextLink',
    purpose: 'Leads to a place within the product, in the middle of a text.',
    contract: 'Role link, underlined, so that color is not all that marks it. Hover deepens the line.',
    states: [{ name: 'Rest', show: () => <TextLink to="/dev/ui">All studies</TextLink> }],
  },
  {
    name: 'ExternalLink',
    purpose: 'Leads to another site.',
    contract: 'Role link, opens a new tab, and its name says so. The other site learns nothing of this one.',
    states: [{ name: 'Rest', show: () => <ExternalLink href="https://example.com">Terms</ExternalLink> }],
  },
  {
    name: 'LinkButton',
    purpose: 'Leads to the next place, where that is the thing to do on a screen.',
    contract: 'Role link with the look of a button: it still opens in a new tab where one wants.',
    states: [
      { name: 'Secondary', show: () => <LinkButton to="/dev/ui">Go to home</LinkButton> },
      {
        name: 'Primary',
        show: () => (
          <LinkButton to="/dev/ui" tone="primary">
            Sign in
          </LinkButton>
        ),
      },
    ],
  },
]

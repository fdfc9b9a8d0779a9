import { memory } from '@outcome-studio/shared/data/testing'
import type { Study } from '@outcome-studio/shared/domain/study'
import { screen } from '@testing-library/react'

/** Saves a change of an open study as another tab would, and waits until it is shown. */
export async function saveElsewhere(docName: string, change: (content: Study) => Study): Promise<void> {
  const { header, content } = await memory().studies.load(docName)
  await memory().studies.save({ docName, content: change(content), basedOnRevision: header.revision })
  await screen.findByText('Updated with changes that were saved elsewhere.')
}

import { useIsWide } from '@outcome-studio/shared/ui'
import styled from 'styled-components'
import { DetailDialog, DetailPanel } from './details/DetailPanel.tsx'
import { LayerGrid } from './layers/LayerGrid.tsx'
import { MoveGoalHost } from './layers/MoveGoalHost.tsx'
import { MapCanvas } from './map/MapCanvas.tsx'
import { BoardContext } from './react/BoardContext.ts'
import { useCreateBoard } from './react/useCreateBoard.ts'

const Board = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  position: relative;

  @media print {
    display: block;
  }
`

/** The map of needs, or where it has no room the list of its layers; and the details of the chosen goal. */
export function NeedsBoard() {
  const board = useCreateBoard()
  const isWide = useIsWide()
  return (
    <BoardContext value={board}>
      <Board>
        {isWide ? <MapCanvas /> : <LayerGrid />}
        {isWide ? <DetailPanel /> : <DetailDialog />}
      </Board>
      <MoveGoalHost />
    </BoardContext>
  )
}

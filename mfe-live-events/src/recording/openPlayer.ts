import {
  BEGINNING_SECONDS,
  VIMEO_PLAYER_ORIGIN,
  type Video,
  videoAddress,
} from '@outcome-studio/shared/domain/events'
import Player from '@vimeo/player'
import { type PlayerFailure, playerFailureOf } from './playerFailure.ts'

/** Milliseconds until a player that says nothing counts as blocked. */
const PATIENCE = 20_000

interface PlayerRequest {
  readonly container: HTMLElement
  readonly video: Video
  /** Origin of the player's page. */
  readonly origin: string
  /** Accessible name of the frame. */
  readonly title: string
  /** In seconds. */
  readonly startAt: number
  /** Called once, with the position at which it really starts. */
  readonly onReady: (startedAt: number) => void
  readonly onTime: (seconds: number) => void
  readonly onPause: () => void
  readonly onEnd: () => void
  readonly onFailure: (failure: PlayerFailure) => void
}

export interface OpenPlayer {
  readonly startOver: () => void
  readonly release: () => void
}

/** Shows a video in a container and plays it. */
export function openPlayer(request: PlayerRequest): OpenPlayer {
  const frame = document.createElement('iframe')
  frame.src = videoAddress(request.video, request.origin)
  frame.title = request.title
  frame.allow = 'autoplay; fullscreen; picture-in-picture; encrypted-media'
  frame.referrerPolicy = 'strict-origin-when-cross-origin'
  request.container.replaceChildren(frame)

  let isReleased = false
  let player: Player | undefined
  let endBridge = () => {}
  let timer: ReturnType<typeof setTimeout> | undefined
  const fail = (failure: PlayerFailure | null) => {
    if (!isReleased && failure !== null) request.onFailure(failure)
  }
  const start = async () => {
    const element = await elementFor(frame, request.origin, (release) => {
      endBridge = release
    })
    if (isReleased) return endBridge()
    player = new Player(element)
    timer = setTimeout(fail, PATIENCE, 'blocked')
    await player.ready()
    clearTimeout(timer)
    if (!isReleased) await begin(player, request, fail)
  }
  start().catch((error: unknown) => {
    clearTimeout(timer)
    fail(playerFailureOf(error))
  })
  return {
    startOver: () => {
      player?.setCurrentTime(0).catch(() => {})
      player?.play().catch((error: unknown) => fail(playerFailureOf(error)))
    },
    release: () => {
      isReleased = true
      clearTimeout(timer)
      endBridge()
      frame.remove()
    },
  }
}

async function elementFor(
  frame: HTMLIFrameElement,
  origin: string,
  onBridge: (release: () => void) => void,
): Promise<HTMLIFrameElement> {
  if (origin === VIMEO_PLAYER_ORIGIN) return frame
  const { bridgeFrame } = await import(/* webpackChunkName: 'player-bridge' */ './bridgeFrame.ts')
  const { element, release } = bridgeFrame(frame)
  onBridge(release)
  return element
}

/** Seconds before the end from which a video counts as watched. */
const END = 5

async function begin(
  player: Player,
  { startAt, onReady, onTime, onPause, onEnd }: PlayerRequest,
  fail: (failure: PlayerFailure | null) => void,
): Promise<void> {
  player.on('timeupdate', ({ seconds }) => onTime(seconds))
  player.on('pause', onPause)
  player.on('ended', onEnd)
  player.on('error', ({ name, message }) =>
    fail(playerFailureOf(Object.assign(new Error(message), { name }))),
  )
  const duration = startAt >= BEGINNING_SECONDS ? await player.getDuration() : 0
  const from = startAt >= BEGINNING_SECONDS && startAt < duration - END ? startAt : 0
  if (from > 0) await player.setCurrentTime(from)
  onReady(from)
  await player.play()
}

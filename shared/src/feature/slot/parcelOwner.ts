import { type AppProps, mountRootParcel } from 'single-spa'

type MountParcel = AppProps['mountParcel']

let owner: Promise<MountParcel> | undefined

/**
 * The mountParcel of one parcel that lives as long as the page. single-spa 6 never forgets a root parcel
 * (it deletes the record of a child alone), so every feature is mounted as a child of this one. It is
 * mounted by hand, without single-spa's start(), which would patch the browser's history.
 */
export function parcelOwner(): Promise<MountParcel> {
  owner ??= new Promise((mounted) => {
    mountRootParcel(
      {
        name: 'host',
        bootstrap: async () => {},
        mount: async ({ mountParcel }) => mounted(mountParcel),
        unmount: async () => {},
      },
      { domElement: document.createElement('div') },
    )
  })
  return owner
}

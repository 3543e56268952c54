import { plainPage } from '@jeoul/ssr'

export const page = plainPage('wish', '찜', '찜한 상품을 모아 봐요.')

/** Aspects that no rule checks, listed beside the findings (assumed). */
export const uncheckedNotes: readonly string[] = [
  '그래픽카드 두께와 케이스 확장 슬롯 수',
  '메모리 높이와 공랭 쿨러의 간섭',
  '메모리의 XMP·EXPO 속도가 나오는지',
  'M.2 슬롯을 쓸 때 느려지거나 꺼지는 PCIe 슬롯',
  'M.2 방열판의 높이',
  '팬·RGB·전면 USB 단자의 수',
  '메인보드가 출고될 때의 BIOS 버전',
  '모니터와 그래픽카드의 단자',
]

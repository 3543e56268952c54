/** How each word of the section is computed. */
export function HistoryRules({ isPersonal }: { readonly isPersonal: boolean }) {
  return (
    <details>
      <summary>어떻게 정하나요?</summary>
      <ul>
        <li>하루에 한 번 몰들의 최저가를 관측해요. 아는 배송비는 더하고, 모르는 날은 비교하지 않아요.</li>
        <li>새 상품, 벌크, 해외구매는 따로 관측하고 한 선에 섞지 않아요.</li>
        <li>관측하지 못한 날은 비워 두고, 앞뒤 가격으로 잇지 않아요.</li>
        <li>관측 최저는 저울이 관측한 기간의 최저예요. 그 전의 가격은 몰라요.</li>
        <li>관측 최저보다 5% 넘게 비싸지 않을 때만 관측 최저에 가깝다고 해요.</li>
        <li>관측한 지 5주가 안 되면 판정하지 않아요.</li>
        <li>90일간 가장 흔한 값은 가장 많은 날의 가격이고, 사흘은 되어야 말해요.</li>
        <li>
          몰의 할인율은 지난 30일 최저와 비교해요. 유럽연합은 30일, 한국 고시는 20일쯤의 판매자 자기 가격을
          기준으로 삼아요. 저울은 한 몰의 지난 가격은 관측하지 않아요.
        </li>
        {isPersonal && <li>내 결제가는 본토 한 개 기준이고, 멤버십 할인은 들어 있지 않아요.</li>}
      </ul>
    </details>
  )
}

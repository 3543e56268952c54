/**
 * Kinds of products, one per line: the spelling of product names first, then other spellings. If several words share a
 * beginning or initial consonants, the one that is searched for more often comes first.
 */
export const productWords = `
아이폰 iphone 애플폰
갤럭시 galaxy 겔럭시 갤럭씨
스마트폰 핸드폰 휴대폰 폰 smartphone 휴대전화 핸폰
노트북 laptop notebook 랩탑 랩톱 놋북
TV 티비 텔레비전 텔레비젼 테레비 티브이
냉장고
세탁기
세탁건조 세탁건조기 세탁기_건조기 건조기_세탁기
그래픽카드 글카 vga gpu
메모리 ram 램 메모리램
SSD 에스에스디 쓰스디
HDD 하드디스크 하드 에이치디디 하드드라이브
CPU 시피유 씨피유 프로세서
메인보드 mainboard motherboard 마더보드
파워서플라이 psu 파워써플라이 파워
쿨러 cooler
케이스
모니터 monitor
키보드 keyboard
마우스 mouse
웹캠 webcam 화상카메라
헤드셋 headset 헤드세트
스피커 speaker
공유기 와이파이공유기 router 라우터
NAS 나스
PC 컴퓨터 데스크탑 데스크톱 desktop 피시 피씨 컴퓨터_본체 본체
조립PC 조립컴퓨터 조립컴 조립피씨
미니PC 미니피씨 minipc
프린터 printer 프린트기
복합기
외장하드
USB_메모리 usb 유에스비
태블릿 tablet 타블렛 테블릿 태블렛 태블릿_pc 태블릿pc
아이패드 ipad
갤럭시탭 갤탭 galaxytab
갤럭시북 갤북 galaxybook
갤럭시워치
그램 gram
맥북 macbook
스마트워치 smartwatch
워치 watch
애플워치 applewatch
에어팟 airpods airpod
버즈 buds
이어폰 earphone earbuds 이어버드
무선_이어폰 블루투스_이어폰 블루투스이어폰 bluetooth_이어폰
헤드폰 headphone headphones 해드폰
보조배터리 보배 파워뱅크 powerbank 보조밧데리
충전기 charger
블루투스 bluetooth
게이밍 gaming
무선
유선
빔프로젝터 프로젝터 projector 빔프로젝트 빔
사운드바 soundbar
카메라 camera
미러리스
액션캠 actioncam
에어컨 에어콘 airconditioner
선풍기
서큘레이터 써큘레이터
공기청정기 공청기
제습기
가습기
건조기 의류건조기
청소기
로봇청소기 로청
무선청소기
김치냉장고 김냉
식기세척기 식세기
정수기
전자레인지 전자렌지
전기레인지
헤어드라이어 헤어드라이기 드라이기
전기밥솥 밥솥 밥통 전기밥통
에어프라이어 에프 에어프라이기 airfryer
커피머신 에스프레소머신
전기포트 커피포트 무선주전자
생수 먹는샘물
커피 coffee
탄산음료
탄산수
주스 쥬스
콜라 cola coke
라면
컵_라면 컵라면
신라면
햇반 즉석밥
쌀
홍삼
비타민 vitamin 바이타민
영양제
화장지 두루마리휴지 휴지
세탁세제
세제
샴푸 shampoo
칫솔
치약
프라이팬 후라이팬
텀블러 tumbler
매트리스 mattress
침대
의자 컴퓨터_의자 컴퓨터의자 책상의자 pc_의자 pc의자
책상 컴퓨터_책상 컴퓨터책상
기저귀
분유
유모차 유아차
카시트 carseat
운동화 sneakers
러닝화 런닝화
백팩 backpack
선크림 썬크림 자외선차단제 suncream sunscreen 선블록 썬블록 선블럭 썬블럭
텐트 tent
캠핑 camping
캠핑의자
자전거 bicycle
타이어 tire
블랙박스 블박
엔진오일
강아지
고양이
사료
강아지_사료 강아지_밥
고양이_사료 고양이_밥
모래
울트라슬림
사무용
지포스 geforce 엔비디아 nvidia
라데온 radeon
RTX 알티엑스
GTX 지티엑스
RX
라이젠 ryzen
DDR4 디디알4
DDR5 디디알5
NVMe 엔브이엠이
M.2 m2 엠닷투
OLED 올레드
QLED 큐레드
비스포크 bespoke
오브제
트롬
디오스
휘센
딤채
코드제로
페가수스
오디세이 odyssey
울트라기어 ultragear
거치대
외장SSD
저장장치
공랭 공냉
수랭 수냉
잉크젯
레이저프린터
네트워크
오디오
주변기기
입력장치
주방가전
생활가전
계절가전
음료
간편식
잡곡
가구
침구
가방
신발
뷰티
레저
소모품
생활용품
주방용품
자동차용품
건강식품
식품
액세서리
Wi-Fi 와이파이 wifi
메모리카드
SD카드 sdcard
마이크로SD microsd 마이크로sd카드
맥미니 macmini
프로그램
ANC 노이즈캔슬링 노캔
웨어러블
`
